/** The pressure that pipes, hoses and filters take grows with this power of the flow: what formulas of the trade have. */
export const FLOW_EXPONENT = 1.85;
