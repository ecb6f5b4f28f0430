import { filled } from "./form-fields.ts";

/** The credit that claiming a profile ends with, of either kind. */
export const creditFields = {
  project_name: filled("Project name is required"),
  character_name: filled("Character name is required"),
  project_city: filled("Project city is required", 100),
};
