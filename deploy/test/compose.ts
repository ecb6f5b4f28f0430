import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "../../scripts/workspace.mjs";

/** What the tests look at of a service. */
export type Service = {
  image: string;
  build?: { target: string; dockerfile: string; args?: Record<string, string> };
  user: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  restart: string;
  entrypoint?: string[];
  ports?: string[];
  secrets?: string[];
  volumes?: string[];
  extra_hosts?: string[];
  environment?: Record<string, string>;
  healthcheck: { test: string[]; interval: string; timeout: string; start_interval?: string };
  depends_on?: Record<string, { condition: string }>;
  deploy: { resources: { limits: { cpus: string; memory: string; pids: number } } };
  networks: string[] | Record<string, { ipv4_address?: string }>;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};

/** docker-compose.yml as it is written. */
export const text = readFileSync(join(root, "docker-compose.yml"), "utf8");
/** The same, understood; nothing is filled in for variables. */
export const compose = parse(text, { merge: true }) as Compose;
export const services = Object.entries(compose.services);
/** The names of the networks that a service is on. */
export const networksOf = ({ networks }: Service) =>
  Array.isArray(networks) ? networks : Object.keys(networks);
/** The fixed address of a service on a network. */
export const addressIn = (name: string, network: string) => {
  const networks = compose.services[name]?.networks ?? {};
  return Array.isArray(networks) ? undefined : networks[network]?.ipv4_address;
};
