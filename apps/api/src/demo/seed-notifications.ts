import { isToldState } from "@callboard/contracts/notification";
import type { Db } from "../db/client.ts";
import type { ApplicationRow } from "../modules/application/application-repository.ts";
import { notificationRepository } from "../modules/notification/notification-repository.ts";

type Applied = {
  application: ApplicationRow;
  event: { id: number; title: string };
  poster_id: number;
  applicant_name: string;
};

/** Tells posters and applicants of the demo's applications, the oldest first. */
export async function seedNotifications(db: Db, applied: Applied[]): Promise<void> {
  const { create } = notificationRepository(db);
  const inOrder = applied.toSorted(
    (one, other) => one.application.created_at.getTime() - other.application.created_at.getTime(),
  );
  for (const { application, event, poster_id, applicant_name } of inOrder) {
    const { id, user_id, state, created_at } = application;
    const about = { event_id: event.id, application_id: id };
    await create(
      [
        {
          ...{ user_id: poster_id, kind: "application_received", key: `application ${id}`, ...about },
          data: { event_title: event.title, applicant_name },
        },
      ],
      created_at,
    );
    if (!isToldState(state)) continue;
    await create(
      [
        {
          ...{ user_id, kind: "application_state", key: `application ${id} ${state}`, ...about },
          data: { event_title: event.title, state },
        },
      ],
      created_at,
    );
  }
}
