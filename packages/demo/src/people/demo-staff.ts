type DemoStaff = {
  username: string;
  name: string;
  role: "editor" | "moderator" | "administrator";
  phone: string;
};

/** The accounts of a demo's back office. They sign in with the password of the other demo accounts, and without a second factor. */
export const demoStaff: readonly DemoStaff[] = [
  { username: "demo-editor", name: "Leela Fernandes", role: "editor", phone: "+447700980001" },
  { username: "demo-moderator", name: "Joseph Minz", role: "moderator", phone: "+447700980002" },
  { username: "demo-admin", name: "Farida Contractor", role: "administrator", phone: "+447700980003" },
];
