import { APP_ID } from '../../../../shared/addresses/app';
/** A visitor's decision, stored in their browser. */
export interface ConsentRecord {
  /** The policy to which it applies; a new policy voids it. */
  version: string;
  /** ISO time, as proof. */
  decidedAt: string;
  /** Names of the accepted purposes, including required ones. */
  purposes: readonly string[];
}

/** Dispatched on window after each decision; `detail` is the record. */
export const consentEvent = `${APP_ID}:consent`;

const key = `${APP_ID}-consent`;

/** If storage is blocked (private windows, policies), the decision lasts as long as the page. */
let kept: ConsentRecord | undefined;

/** The current policy, read from the server's banner; undefined on a page without one. */
const policyVersion = () =>
  document.querySelector<HTMLElement>('[data-consent-version]')?.dataset.consentVersion;

/** The decision about the current policy, if any. */
export function currentConsent(): ConsentRecord | undefined {
  const record = kept ?? read();
  const version = policyVersion();
  return record && (version === undefined || record.version === version) ? record : undefined;
}

/**
 * Whether the visitor agreed to a purpose. Nothing may be loaded before.
 * @example if (consentFor('external-media')) showVideo();
 */
export const consentFor = (purpose: string): boolean => currentConsent()?.purposes.includes(purpose) ?? false;

/** Calls back at every future decision. @returns unsubscribes */
export function onConsent(listener: (record: ConsentRecord) => void): () => void {
  const relay = (event: Event) => listener((event as CustomEvent<ConsentRecord>).detail);
  window.addEventListener(consentEvent, relay);
  return () => window.removeEventListener(consentEvent, relay);
}

/** Stores a decision and notifies the page. */
export function saveConsent(purposes: readonly string[]): void {
  const record: ConsentRecord = {
    version: policyVersion() ?? '1',
    decidedAt: new Date().toISOString(),
    purposes,
  };
  try {
    localStorage.setItem(key, JSON.stringify(record));
    kept = undefined;
  } catch {
    kept = record;
  }
  window.dispatchEvent(new CustomEvent(consentEvent, { detail: record }));
}

function read(): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'string' &&
    'purposes' in value &&
    Array.isArray(value.purposes)
  );
}
