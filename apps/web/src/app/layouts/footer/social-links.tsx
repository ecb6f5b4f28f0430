import { site } from "#shared/config/site.ts";

type Network = (typeof site.socialNetworks)[number]["name"];

const glyphs: Record<Network, string> = {
  Facebook:
    "M13.6 22v-8.6h2.9l.5-3.5h-3.4V7.8c0-1 .4-1.7 1.8-1.7h1.8V3a22 22 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.5v2.6H7.3v3.5h2.9V22Z",
  Instagram:
    "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3ZM12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Zm5.2-3.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z",
  X: "M3 3h5.6l4.2 5.7L17.7 3H20.4L14.1 10.4 21.4 21h-5.6l-4.7-6.4L5.6 21H2.8l7-8.1Zm3.6 1.9L16.7 19.1h1.4L8 4.9Z",
  YouTube:
    "M12 5c3.2 0 5.7.1 7.4.4 1.3.2 2.1 1 2.3 2.2.2 1.2.3 2.7.3 4.4s-.1 3.2-.3 4.4c-.2 1.2-1 2-2.3 2.2-1.7.3-4.2.4-7.4.4s-5.7-.1-7.4-.4c-1.3-.2-2.1-1-2.3-2.2C2.1 15.2 2 13.7 2 12s.1-3.2.3-4.4c.2-1.2 1-2 2.3-2.2C6.3 5.1 8.8 5 12 5Zm-2.2 3.9v6.2l5.4-3.1Z",
};

export function SocialLinks() {
  return (
    <ul className="-mx-2.5 flex flex-wrap max-[14rem]:mr-0">
      {site.socialNetworks.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <svg viewBox="0 0 24 24" className="size-5.5 fill-current" fillRule="evenodd" aria-hidden="true">
              <path d={glyphs[name]} />
            </svg>
            <span className="sr-only">{`${name} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
