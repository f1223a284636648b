import { launchPlace } from '../../../../shared/addresses/launches';
import { composedTree, type Parts } from '../../repository/composed/composed-tree';
import { changedRepository } from '../../repository/versions/past-repository';
import type { Instance } from '../Instance';
import { keptDrawing } from '../pages/kept-drawings';
import type { UrlMapping } from '../pages/addresses/short-urls';
import { copyIn } from './Launch';
import { launchParts } from './launch-parts';

/**
 * Authors' content as it will be once a release is published. Its pages have the paths that they will have; links among
 * those of the release lead to its copies.
 *
 * @throws HttpError 404 if there is no such release
 */
export function drawnLaunch(instance: Instance, launch: string): Instance {
  const { launches, repository } = instance;
  return keptDrawing(instance, `${repository.version} ${launch}`, () => {
    const found = launches?.find(launch);
    const parts: Parts = found ? launchParts(found, repository) : new Map();
    return instance.drawnFrom(
      changedRepository(repository, (stored) => composedTree(stored, parts, stored)),
      (urls) => linkedIn(urls, launch, parts),
    );
  });
}

/** The path of the page in a path or address, without what is in the page and how it is shown. */
const PAGE = /^(\/content\/[^?#]*?)(?:\/jcr:content|\/_jcr_content|\.|[?#]|$)/;

function linkedIn(urls: UrlMapping, launch: string, parts: Parts): UrlMapping {
  const map = (path: string): string => {
    const [, page = ''] = PAGE.exec(path) ?? [];
    return urls.map(parts.get(page) ? copyIn(launch, path) : path);
  };
  return { ...urls, map };
}

/** The instance that draws a path, and the path there: for a copy in a release, with the release around it. */
export function drawnAt(instance: Instance, path: string): { readonly drawn: Instance; readonly at: string } {
  const place = instance.launches && launchPlace(path);
  return place
    ? { drawn: drawnLaunch(instance, place.launch), at: place.live }
    : { drawn: instance, at: path };
}
