import type { PointedPlace } from '../selection/actions/insertion';
import { placeAt } from '../selection/actions/insertion';
import { clip, contains, hit, type Box, type Point } from '../selection/geometry/geometry';
import { moveRefusal, refusalOf } from '../selection/actions/refusal';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { componentFor, acceptsAsset } from './asset-target';
import type { DragSource } from './DragSource';
import { t } from '../../../../../shared/authoring/language/t';

/** What a drop at the pointer would do. */
export type Drop =
  /** Puts the dragged item at a place. */
  | { readonly kind: 'place'; readonly place: PointedPlace; readonly refusal?: string }
  /** Sets the asset on a component. */
  | { readonly kind: 'asset'; readonly path: string; readonly box: Box };

const noComponent = t('No component for this file is allowed here. Choose another place.');

/** What a drop at a point of the frame would do; undefined outside the content. */
export function dropAt(bench: WorkbenchWithActions, source: DragSource, view: Point): Drop | undefined {
  const { x, y } = bench.geometry.scroll();
  const point = { x: view.x + x, y: view.y + y };
  const boxes = bench.geometry.boxes();
  if (source.kind === 'asset') {
    const path = hit(boxes, point);
    const editable = path === undefined ? undefined : bench.page.get(path);
    const isOpen = editable && bench.locks.ofProperty(editable.path, 'fileReference') === undefined;
    const box = isOpen ? boxes.get(editable.path) : undefined;
    if (isOpen && box && acceptsAsset(editable, source.asset) && inMiddle(box, point))
      return { kind: 'asset', path: editable.path, box };
  }
  const place = placeAt(bench.tree.get(), boxes, point, bench.geometry.controls());
  return place && { kind: 'place', place, refusal: refusal(bench, source, place) };
}

/** Near its edges, a drop goes beside the picture. */
function inMiddle(box: Box, point: Point): boolean {
  const margin = Math.min(16, box.height / 4);
  return contains(clip(box, { ...box, top: box.top + margin, height: box.height - 2 * margin }), point);
}

/** Why a drop is refused; undefined if it is allowed, or until the server has answered. */
function refusal(
  { allowed, tree, titleOf, locks }: WorkbenchWithActions,
  source: DragSource,
  { parent }: PointedPlace,
): string | undefined {
  const locked = locks.ofInside(parent);
  if (locked !== undefined) return locked;
  if (source.kind === 'items') {
    const never = moveRefusal(tree.get(), source.paths, parent);
    if (never !== undefined) return never;
  }
  const known = allowed.known(parent);
  if (!known) return undefined;
  const typeOf = (path: string) => tree.get().get(path)?.resourceType ?? '';
  if (source.kind === 'asset') return componentFor(source.asset, known) ? undefined : noComponent;
  return refusalOf(known, typesOf(source, typeOf), titleOf(typeOf(parent)), titleOf);
}

const typesOf = (
  source: Exclude<DragSource, { kind: 'asset' }>,
  typeOf: (path: string) => string,
): readonly string[] => {
  if (source.kind === 'section') return source.section.types;
  return source.kind === 'items' ? source.paths.map(typeOf) : [source.component.resourceType];
};

/** Carries out the drop. */
export async function drop(bench: WorkbenchWithActions, source: DragSource, target: Drop): Promise<void> {
  const { actions, tree } = bench;
  if (target.kind === 'asset') {
    if (source.kind === 'asset') await setAsset(bench, target.path, source);
    return;
  }
  const { place } = target;
  if (source.kind === 'component') return actions.insert(source.component, place);
  if (source.kind === 'section') {
    const { insertSection } = await import('../sections/insert-section');
    return insertSection(bench, source.section, place);
  }
  if (source.kind === 'asset') return insertAsset(bench, source, place);
  const items = source.paths.map((path) => ({
    path,
    resourceType: tree.get().get(path)?.resourceType ?? '',
  }));
  await actions.bring('move', items, place);
}

type AssetSource = Extract<DragSource, { kind: 'asset' }>;

/**
 * Replaces the asset in a component. The old picture's alternative text does not apply to the new one, which brings its
 * own; the author's text is kept in the component but not used.
 */
export async function setAsset(
  { session, actions, shell }: WorkbenchWithActions,
  path: string,
  { asset }: AssetSource,
): Promise<void> {
  const { imageFromPageImage, altValueFromDAM, alt, isDecorative } = session.content(path) ?? {};
  // If the component does not set it, its policy may.
  const hasOwnWords = isFlag(altValueFromDAM, false) || (Boolean(alt) && !isFlag(altValueFromDAM, true));
  const properties = {
    fileReference: asset.path,
    focalPoint: null,
    ...(isFlag(imageFromPageImage, true) && { imageFromPageImage: false }),
    ...(hasOwnWords && { altValueFromDAM: true }),
  };
  const isDone = await actions.set(path, properties, t('Set {title}', { title: asset.title }));
  if (isDone && hasOwnWords && alt && !isFlag(isDecorative, true)) shell.refuse(otherWords(String(alt)));
}

const otherWords = (alt: string): string =>
  t(
    'The new picture’s own alternative text is now used. “{alt}” is kept. To use it, open the dialog and untick “Take the alternative text from the asset”.',
    { alt },
  );

/** Sling may store a flag as text. */
const isFlag = (value: unknown, wanted: boolean): boolean => String(value) === String(wanted);

/** Inserts a component that shows the asset. */
export async function insertAsset(
  { actions, allowed, shell }: WorkbenchWithActions,
  { asset }: AssetSource,
  place: Pick<PointedPlace, 'parent' | 'position'>,
): Promise<void> {
  const components = await allowed.in(place.parent).catch(() => []);
  const component = componentFor(asset, components);
  if (!component) return shell.refuse(noComponent);
  await actions.insert(component, place, { fileReference: asset.path });
}
