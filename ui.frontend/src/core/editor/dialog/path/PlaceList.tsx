import { Content, Heading, IllustratedMessage, Image, Item, ListView, Text } from '@adobe/react-spectrum';
import Document from '@spectrum-icons/workflow/Document';
import FolderIcon from '@spectrum-icons/workflow/Folder';
import PageIcon from '@spectrum-icons/workflow/WebPage';
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react';
import type { Place } from './browse';
import { t } from '../../../../../../shared/authoring/language/t';

interface PlaceListProps {
  readonly label: string;
  readonly places: readonly Place[];
  /** Whether these are search results, shown with their full paths. */
  readonly isFound: boolean;
  readonly isLoading: boolean;
  readonly multiple: boolean;
  readonly selected: ReadonlySet<string>;
  isSelectable(place: Place): boolean;
  onSelect(selected: ReadonlySet<string>): void;
  /** Enter or a double click on a folder. */
  onOpen(place: Place): void;
  /** Enter or a double click on an asset. */
  onPick(place: Place): void;
}

/** Pages, folders and assets to choose from. Space selects, Enter opens. */
export function PlaceList(props: PlaceListProps): ReactNode {
  const { label, places, isFound, isLoading, multiple, selected, isSelectable, onSelect, onOpen, onPick } =
    props;
  const list = useRef<ComponentRef<typeof ListView>>(null);
  // Scroll to the top of each folder, wherever the last one was scrolled to.
  useEffect(() => {
    const node = list.current?.UNSAFE_getDOMNode();
    if (node && !isLoading) node.scrollTop = 0;
  }, [label, isLoading]);
  const byPath = (key: unknown) => places.find(({ path }) => path === key);
  const act = (place: Place | undefined) => {
    if (!place) return;
    if (place.kind !== 'asset') onOpen(place);
    else if (isSelectable(place)) onPick(place);
  };
  return (
    <ListView
      ref={list}
      aria-label={label}
      height="size-3600"
      density="compact"
      items={places.map((place) => ({ ...place, key: place.path }))}
      loadingState={isLoading ? 'loading' : 'idle'}
      selectionMode={multiple ? 'multiple' : 'single'}
      selectedKeys={selected}
      disabledKeys={places.filter((place) => !isSelectable(place)).map(({ path }) => path)}
      disabledBehavior="selection"
      onSelectionChange={(keys) =>
        onSelect(keys === 'all' ? new Set(places.map(({ path }) => path)) : (keys as Set<string>))
      }
      onAction={(key) => act(byPath(key))}
      renderEmptyState={() => (
        <IllustratedMessage>
          <Heading>{t('Nothing here')}</Heading>
          <Content>{t('Go up a folder or search for other words.')}</Content>
        </IllustratedMessage>
      )}
    >
      {(place) => (
        <Item key={place.path} textValue={place.title} hasChildItems={place.kind !== 'asset'}>
          <Sign place={place} />
          <Text>{place.title}</Text>
          <Text slot="description">
            {isFound ? place.path : place.path.slice(place.path.lastIndexOf('/') + 1)}
          </Text>
        </Item>
      )}
    </ListView>
  );
}

/** Spectrum's name for that column; an icon elsewhere would appear before the checkbox. */
const betweenBoxAndText = 'illustration';

function Sign({ place }: { place: Place }): ReactNode {
  if (place.mediaType?.startsWith('image/'))
    return <Image src={encodeURI(place.path)} alt="" objectFit="cover" />;
  if (place.kind === 'asset') return <Document slot={betweenBoxAndText} />;
  const Icon = place.kind === 'page' ? PageIcon : FolderIcon;
  return <Icon slot={betweenBoxAndText} />;
}
