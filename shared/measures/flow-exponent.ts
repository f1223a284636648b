/** The pressure that pipes, hoses and filters take grows with this power of the flow: what formulas of the trade have. */
export const FLOW_EXPONENT = 1.85;

/** What a pipe, hose or filter takes of the pressure at a share of its flow, as a share of what it takes at all of it. */
export const shareOfDrop = (share: number): number => share ** FLOW_EXPONENT;
