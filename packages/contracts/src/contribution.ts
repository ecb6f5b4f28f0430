import { z } from "zod";
import { orNone } from "./form-fields.ts";
import { idempotencyKeySchema } from "./idempotency.ts";
import { limits } from "./limits.ts";
import { euroField, euroSchema } from "./money.ts";
import { idSchema, pageQuery, paginationSchema, plainText } from "./page.ts";

const { contributionMin, contributionMax } = limits;

const pledgeFields = z.object({
  event_id: idSchema,
  amount: euroField(
    { min: contributionMin, max: contributionMax },
    {
      missing: "Amount is required",
      tooSmall: `Must be at least ${contributionMin} euro`,
      tooLarge: `Must be at most ${contributionMax} euro`,
    },
  ),
  is_anonymous: z.boolean().default(false),
  public_name: plainText.trim().max(100).optional(),
  message: orNone(plainText.trim().max(limits.contributionMessageMax)),
});

/** A promise of money: nothing is charged. A name is asked for unless the pledge is anonymous. */
export const createContributionInput = pledgeFields.refine(
  ({ is_anonymous, public_name }) => is_anonymous || Boolean(public_name),
  {
    path: ["public_name"],
    error: "Name is required",
    when: ({ value }) => z.looseObject({}).safeParse(value).success,
  },
);
export type CreateContributionInput = z.infer<typeof createContributionInput>;

/** How the gateway takes a pledge, the key beside what is pledged. */
export const pledgeInput = z.object({
  idempotency_key: idempotencyKeySchema,
  contribution: createContributionInput,
});

/** One line of a campaign's ledger. A reversal is a second, negative line: no line is ever changed. */
export const ledgerLineSchema = z.object({
  id: z.number().int(),
  /** In euro; negative for a reversal. */
  amount: euroSchema,
  /** Null for an anonymous one. */
  public_name: z.string().nullable(),
  message: z.string().nullable(),
  /** The pledge that this line reverses; null for a pledge. */
  reversal_of_id: z.number().int().nullable(),
  created_at: z.iso.datetime(),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** The sum of a ledger at one moment, in euro, and the number of its supporters. */
const totals = { raised_so_far: euroSchema, supporters: z.number().int() };

export const ledgerQuery = pageQuery(limits.ledgerList);
/** Lines newest first. The totals and the lines are of one moment. */
export const ledgerData = z.object({
  ...totals,
  lines: z.array(ledgerLineSchema),
  pagination: paginationSchema,
});
export type Ledger = z.infer<typeof ledgerData>;

/** A pledge or its reversal, with the campaign's totals right after it. */
export const contributionData = z.object({ line: ledgerLineSchema, ...totals });
export type ContributionReceipt = z.infer<typeof contributionData>;

/** A pledge as the person who made it sees it. */
export const ownContributionSchema = ledgerLineSchema.omit({ reversal_of_id: true }).extend({
  event_id: z.number().int(),
  event_title: z.string(),
  /** False where the campaign is no longer public: there is no page to lead to. */
  is_event_public: z.boolean().optional(),
  reversed_at: z.iso.datetime().nullable(),
  can: z.object({ reverse: z.boolean() }),
});
export type OwnContribution = z.infer<typeof ownContributionSchema>;
export const ownContributionsQuery = pageQuery(limits.ledgerList).extend({ event_id: idSchema.optional() });
export const ownContributionsData = z.object({
  contributions: z.array(ownContributionSchema),
  pagination: paginationSchema,
});
