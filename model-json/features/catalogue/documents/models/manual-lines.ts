/** `[variable-speed] Wait for the inverter.`: a line for machines with a trait; `[!belt-driven]` for those without it. */
const CONDITION = /^\[(!?)([\w-]+)\]\s*/;

/**
 * What a manual says to machines with these features, without its conditions.
 *
 * @param machines features of each machine, as names of tags; a line stands where it is true of one of them
 */
export const linesFor = (
  lines: readonly string[],
  machines: readonly (readonly string[])[],
): readonly string[] =>
  lines.flatMap((line) => {
    const [condition = '', not, feature] = CONDITION.exec(line) ?? [];
    const holds = !feature || machines.some((features) => features.includes(feature) !== (not === '!'));
    return holds ? [line.slice(condition.length)] : [];
  });
