/* What several rules assume that work something out from a product's facts. */

/** What tanks are used over: most tools take a fall of as much, bar. */
export const BAND = 2;
/** What workshops fill tanks to, bar. */
export const FILLED = 8;
/** More energy for each bar that a compressor delivers at 7 bar, %: the rule of the trade (U.S. DOE, Compressed Air Sourcebook). */
export const SHARE_OF_A_BAR = 7;
/** Hours in a year of one shift. */
export const SHIFT = 2000;
/** Humidity of the air that compressors draw in, as a share. */
export const HUMIDITY = 0.6;
/** How much warmer than the room an aftercooler leaves air, K. */
export const AFTERCOOLER = 10;
/** A conversation, dB(A). */
export const CONVERSATION = 60;
