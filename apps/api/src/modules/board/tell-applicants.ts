import type { ApplicationState } from "@callboard/contracts/application";
import { isToldState } from "@callboard/contracts/notification";
import type { Db } from "../../db/client.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { MovedRow } from "./history-repository.ts";

type News = {
  state: ApplicationState;
  event: { id: number; title: string };
  /** What the same act tells others. */
  others?: NewNotification[];
};
type Told = Pick<MovedRow, "id" | "user_id" | "version">;

/** Each move is told once: by the version that it made. */
export const moveKey = ({ id, version }: Pick<Told, "id" | "version">) =>
  `application ${id} version ${version}`;

/** Tells applicants what their poster made of their applications; that one was opened is nobody's news. */
export async function tellApplicants(
  tx: Db,
  notifications: NotificationSender,
  rows: MovedRow[],
  { state, event, others = [] }: News,
): Promise<void> {
  const news = isToldState(state)
    ? rows.map(({ id, user_id, version }) => ({
        ...{ user_id, kind: "application_state" as const, key: moveKey({ id, version: version + 1 }) },
        ...{ event_id: event.id, application_id: id, data: { state, event_title: event.title } },
      }))
    : [];
  await notifications.add(tx, [...news, ...others]);
}
