/** The text of the module with the borders of countries. */
export function bordersModule(): string;
