import type { VersionInfo } from './Version';

/** How long versions are kept, in the terms of AEM's version manager. Labelled ones stay until somebody removes them. */
export interface VersionRule {
  readonly maxNumberVersions: number;
  readonly maxAgeDays: number;
  /** This many stay, however old. */
  readonly minNumberVersions: number;
}

export const DEFAULT_RULE: VersionRule = { maxNumberVersions: 50, maxAgeDays: 365, minNumberVersions: 5 };

const DAY = 24 * 60 * 60 * 1000;

/**
 * The versions that a rule no longer keeps.
 *
 * @param versions oldest first
 * @param base the version that the node is based on, which always stays
 */
export function expired(
  versions: readonly VersionInfo[],
  { maxNumberVersions, maxAgeDays, minNumberVersions }: VersionRule,
  now: number,
  base?: string,
): VersionInfo[] {
  const tooOld = now - maxAgeDays * DAY;
  return versions.filter(({ id, label, created }, i) => {
    const newer = versions.length - 1 - i;
    if (id === base || label !== undefined || newer < minNumberVersions) return false;
    return newer >= maxNumberVersions || Date.parse(created) < tooOld;
  });
}
