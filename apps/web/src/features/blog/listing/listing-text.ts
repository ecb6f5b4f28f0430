/** The heading, title and description of a listing. */
export function listingText(category: string | undefined, query: string) {
  const found = query && `“${query}”`;
  if (found && category) {
    const title = `${found} in ${category}`;
    return { heading: title, title, description: `Articles on ${category} that mention ${found}.` };
  }
  if (found) {
    return {
      heading: `Results for ${found}`,
      title: `Search: ${query}`,
      description: `Articles that mention ${found}.`,
    };
  }
  if (category) {
    return {
      heading: category,
      title: category,
      description: `All articles on ${category}, newest first: practical reading for people who perform and the people who cast them.`,
    };
  }
  return {
    heading: "Stories from the working stage",
    title: "Blog: stories from the working stage",
    description:
      "Auditions, craft, contracts and crew: practical reading for people who perform and the people who cast them.",
  };
}
