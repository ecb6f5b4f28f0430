import type { Db } from "../../db/client.ts";
import { type NewNotification, notificationRepository } from "./notification-repository.ts";

/**
 * Where acts leave what others are told of them: `add` in the transaction of the act, all at once where there are several, since two
 * transactions that tell the same people one by one in another order wait for each other. Open streams hear of it by themselves.
 */
export function notificationSender({ clock }: { clock: () => Date }) {
  return {
    add: (tx: Db, news: NewNotification | NewNotification[]): Promise<void> =>
      notificationRepository(tx).create([news].flat(), clock()),
  };
}

export type NotificationSender = ReturnType<typeof notificationSender>;
