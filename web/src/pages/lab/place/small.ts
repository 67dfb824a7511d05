/** Which windows are small; small.css and sheet.css say the same. */

/** Where the left column has no place of its own: a phone, upright or on its side. */
export const SMALL = '(max-width: 700px), (max-width: 900px) and (max-height: 560px)';

/** Where the globe stands above diagrams that have room enough of their own: their tab stays where it was pressed. */
export const ABOVE = '(min-width: 701px) and (max-width: 1100px) and (min-height: 900px)';

/** Where the cards below the globe would take the place of a chart. */
export const LOW = '(max-width: 700px), (max-width: 1100px) and (max-height: 680px)';
