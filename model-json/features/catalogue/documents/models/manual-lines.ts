/** `[variable-speed] Wait for the inverter.`: a line for machines with a trait; `[!belt-driven]` for those without it. */
const CONDITION = /^\[(!?)([\w-]+)\]\s*/;

/**
 * The lines of a manual that apply to these machines, without their conditions.
 * @param machines features of each machine, as names of tags; a line is included if it applies to one of them
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
