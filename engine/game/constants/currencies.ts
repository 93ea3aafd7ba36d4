/** Currencies of the four factions that mint one, in the order in which screens list them. */
export const CURRENCIES = ['AIC', 'CIS', 'ICA', 'NCC'] as const
