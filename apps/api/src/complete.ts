/** A type of the contract in which nothing is left out: all of it is in our rows. */
export type Complete<Type> = { [Key in keyof Type]: NonNullable<Type[Key]> };
