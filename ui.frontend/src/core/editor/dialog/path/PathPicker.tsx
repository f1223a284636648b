import {
  Breadcrumbs,
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  Item,
  SearchField,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { isAccepted, type Place } from './browse';
import { PlaceList } from './PlaceList';
import { usePlaces, type Places } from './use-places';

interface PathPickerProps {
  readonly title: string;
  /** The topmost folder offered. */
  readonly root: string;
  readonly accepts?: string;
  readonly multiple?: boolean;
  /** Initial path; its folder is opened. */
  readonly current?: string;
  onPick(paths: readonly string[]): void;
  onClose(): void;
}

/** A dialog in which authors browse the tree, or search it, and choose. */
export function PathPicker({ onClose, ...rest }: PathPickerProps): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={onClose}>
      <PickerDialog onClose={onClose} {...rest} />
    </DialogContainer>
  );
}

function PickerDialog({
  title,
  root,
  accepts,
  multiple,
  current,
  onPick,
  onClose,
}: PathPickerProps): ReactNode {
  const [folder, setFolder] = useState(() => folderOf(current, root));
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const words = search.trim();
  const { places, hasMore, state, problem } = usePlaces(root, folder, words, accepts);

  const open = (place: Place) => {
    setSearch('');
    setFolder(place.path);
    setSelected(new Set());
  };
  const pick = () => onPick([...selected]);
  return (
    <Dialog size="L">
      <Heading>{title}</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-150">
          <SearchField label={`Search below ${root}`} width="100%" value={search} onChange={setSearch} />
          {!words && (
            <Breadcrumbs
              size="S"
              onAction={(path) => {
                setFolder(String(path));
                setSelected(new Set());
              }}
            >
              {crumbs(root, folder).map(({ path, name }) => (
                <Item key={path}>{name}</Item>
              ))}
            </Breadcrumbs>
          )}
          {words && (
            <Text UNSAFE_className="editor-hint">
              <span role="status">{foundText(state, places.length, hasMore)}</span>
            </Text>
          )}
          {state === 'failed' ? (
            <Text UNSAFE_className="editor-problem">
              <span role="alert">{problem}</span>
            </Text>
          ) : (
            <PlaceList
              label={words ? `Found for “${words}”` : `In ${folder}`}
              isFound={words !== ''}
              places={places}
              isLoading={state === 'loading'}
              isSelectable={(place) => isAccepted(place, accepts) && isWanted(place, root)}
              multiple={multiple ?? false}
              selected={selected}
              onSelect={setSelected}
              onOpen={open}
              onPick={(place) => onPick([place.path])}
            />
          )}
        </Flex>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
        <Button variant="accent" isDisabled={selected.size === 0} onPress={pick}>
          {selected.size > 1 ? `Choose ${selected.size}` : 'Choose'}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

function foundText(state: Places['state'], count: number, hasMore: boolean): string {
  if (state === 'loading') return 'Searching…';
  if (state === 'failed' || count === 0) return 'Nothing found.';
  return hasMore ? `The best ${count} are shown. Add a word to narrow the search.` : `${count} found.`;
}

/** In the asset tree a folder only leads further; elsewhere any node can be chosen. */
const isWanted = (place: Place, root: string): boolean =>
  place.kind !== 'folder' || !root.startsWith('/content/dam') || root === '/content/dam';

function folderOf(current: string | undefined, root: string): string {
  if (!current || !isBelow(current, root)) return root;
  return current.slice(0, current.lastIndexOf('/')) || root;
}

const isBelow = (path: string, root: string) => root === '/' || path.startsWith(`${root}/`);

/** The breadcrumb from the root to a folder. */
function crumbs(root: string, folder: string): { path: string; name: string }[] {
  const base = root === '/' ? '' : root;
  const names = folder.slice(base.length).split('/').filter(Boolean);
  return [
    { path: root, name: root },
    ...names.map((name, i) => ({ path: `${base}/${names.slice(0, i + 1).join('/')}`, name })),
  ];
}
