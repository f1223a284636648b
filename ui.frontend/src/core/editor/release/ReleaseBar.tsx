import { Link } from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import { launchPlace } from '../../../../../shared/addresses/launches';
import { releaseAddress } from '../../../../../shared/addresses/release-address';
import type { ReleaseReport } from '../../../../../shared/authoring/release';
import { addressFor } from '../app/opening/editor-address';
import { readReleases } from '../sling/releases';
import type { SlingClient } from '../sling/SlingClient';
import { t } from '../../../../../shared/authoring/language/t';
import { sentence } from '../../language/sentence';

interface ReleaseBarProps {
  path: string;
  sling: SlingClient;
  onOpen(path: string): void;
}

/** Says which release a page belongs to, and leads to the release and to the page that visitors see. */
export function ReleaseBar({ path, sling, onOpen }: ReleaseBarProps): ReactNode {
  const place = launchPlace(path);
  const release = useRelease(sling, place?.launch);
  if (!place) return null;
  const change = release?.changes.find((each) => each.path === place.live);
  return (
    <p className="ed-follows" role="note">
      <span>
        {sentence(
          release?.state === 'published'
            ? 'Release {title} is published: what you change here stays in it until it is taken back.'
            : 'Release {title}: visitors see this page once the release is published.',
          { title: <Link href={releaseAddress(place.launch)}>{release?.title ?? place.launch}</Link> },
        )}{' '}
        {change?.action === 'create' ? (
          t('It is a new page.')
        ) : (
          <>
            {sentence('Live page: {page}', {
              page: (
                <Link href={addressFor(place.live)} onPress={() => onOpen(place.live)}>
                  {place.live.replace(/^\/content\/[^/]+\//, '')}
                </Link>
              ),
            })}
            {change?.conflict &&
              ` – ${t('it was changed meanwhile; decide in the release which of them stays.')}`}
          </>
        )}
      </span>
    </p>
  );
}

function useRelease(sling: SlingClient, path: string | undefined): ReleaseReport | undefined {
  const [release, setRelease] = useState<ReleaseReport>();
  useEffect(() => {
    if (path === undefined) return;
    let isHere = true;
    // Without an answer the bar names the path.
    readReleases(sling, path).then(
      ({ releases }) => isHere && setRelease(releases[0]),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [sling, path]);
  return release?.path === path ? release : undefined;
}
