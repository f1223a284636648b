/**
 * The fast compiler alone: for a few files, the slow one takes longer than it gains. Its frames are larger, and the HTML
 * checker recurses over each page.
 */
const FOR_FEW_FILES = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss16m'];

/** The options of the Java process that checks so many files. */
export const javaOptions = (files: number): readonly string[] => (files > 50 ? [] : FOR_FEW_FILES);
