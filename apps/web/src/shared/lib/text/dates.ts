const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day as the product writes it, such as `05 Mar 2026`, in UTC so that server and browser agree. Takes ISO 8601 in UTC. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-");
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
