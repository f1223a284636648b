import { useEffect, useState } from 'react';
import type { Asset } from './DragSource';

export type AssetKind = 'image' | 'document' | 'video';

export interface AssetPage {
  readonly assets: readonly Asset[];
  readonly total: number;
}

/** Requests one page of assets. */
export type FindAssets = (search: string, kind: AssetKind, offset: number) => Promise<AssetPage>;

export interface Found extends AssetPage {
  readonly state: 'loading' | 'known' | 'failed';
  more(): void;
  retry(): void;
}

const pause = 250;

/** Assets by search and kind, page by page; requested once the author pauses typing. */
export function useAssets(find: FindAssets, search: string, kind: AssetKind): Found {
  const question = `${kind} ${search}`;
  const [answer, setAnswer] = useState<AssetPage & { question: string }>();
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState({ question, offset: 0, tries: 0 });
  const offset = wanted.question === question ? wanted.offset : 0;
  const tries = wanted.question === question ? wanted.tries : 0;

  useEffect(() => {
    let isCurrent = true;
    const ask = () => {
      setFailed(false);
      find(search, kind, offset).then(
        (page) => {
          if (!isCurrent) return;
          setAnswer((before) => ({
            question,
            total: page.total,
            assets: offset > 0 ? [...(before?.assets ?? []), ...page.assets] : page.assets,
          }));
        },
        () => isCurrent && setFailed(true),
      );
    };
    const timer = setTimeout(ask, search && offset === 0 ? pause : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [find, search, kind, question, offset, tries]);

  const assets = answer?.assets ?? [];
  const isKnown = answer?.question === question && assets.length > offset;
  const isEmpty = answer?.question === question && answer.total === 0;
  return {
    state: failed ? 'failed' : isKnown || isEmpty ? 'known' : 'loading',
    assets,
    total: answer?.total ?? 0,
    more: () => setWanted({ question, offset: assets.length, tries: 0 }),
    retry: () => setWanted({ question, offset, tries: tries + 1 }),
  };
}
