/** The shapes of texts that the core composes, by which they are taken apart. */

/** What stands before a problem of a document: `flows[0].bytes: `. */
export const PATH = /^[a-z_]+(?:[.[][\w.*[\]]+)*: /;
/** What has none is the same in every language: numbers, names of standards and of what they define. */
export const WORDS = /\p{Ll}{2}/u;
/** A value that is as it is in any language: a number, a name, whose words all begin with capitals where it has several. */
export const PLAIN = /^(?:\S*|\p{Lu}\S*(?: \p{Lu}\S*)*)$/u;
/** What may stand before such an end. */
export const NAME = /^\P{Ll}\S*$/u;
/** A title of an event of one path among several: `Slow start on path 1: cwnd 3,000 bytes`. */
export const ON_PATH = /^(.*?) on path (\d+)(?::(.*))?$/;
/** A title of an event that happens at either end: `INIT timed out at source 2`. */
export const AT_END = /^(.+) at ([^:]+)$/;
/** So many of something: `4 missing reports`. */
export const COUNTED = /^(\d[\d,]*(?:\.\d+)?) (\D.*)$/;
/** One of them, by its number: `byte 1448`. */
export const NUMBERED = /^([a-z]+) (-?\d+)$/;
/** A link by its ends, with what became of it: `Quito – satellite: 1.5 Mbit/s`. */
export const LINK = /^([^:]+?) ([–→]) ([^:]+)(?:: (.+))?$/;
