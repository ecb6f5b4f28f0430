function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the journeys with "pnpm e2e"`);
  return value;
}

/** What the starting script says about the product that the journeys walk through. */
export const env = {
  baseUrl: required("BASE_URL"),
  apiUrl: required("API_URL"),
  dataDir: required("PRODUCT_DATA_DIR"),
  chromePath: required("CHROME_PATH"),
};
