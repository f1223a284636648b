/**
 * The usual share of time that tools run, %, by family, as on their product sheets. A wrench runs for seconds, a sander for
 * as long as there is surface.
 */
const USUAL_USE: Readonly<Record<string, number>> = {
  blowing: 10,
  impact: 15,
  ratchets: 15,
  nailing: 20,
  drills: 25,
  grinding: 40,
  sanding: 50,
  spraying: 50,
};
const OTHERWISE = 50;

/** The usual share of time that a tool runs, %. @param familyId `mysite:family/air-tools/impact` */
export const usualUseOf = (familyId: string | undefined): number =>
  USUAL_USE[familyId?.split('/').at(-1) ?? ''] ?? OTHERWISE;
