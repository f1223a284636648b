import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  SearchField,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { isAccepted, type Place } from './browse';
import { PathCrumbs } from './PathCrumbs';
import { PlaceList } from './PlaceList';
import { usePlaces, type Places } from './use-places';
import { t } from '../../../../../../shared/authoring/language/t';

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

  const open = (path: string) => {
    setSearch('');
    setFolder(path);
    setSelected(new Set());
  };
  return (
    <Dialog size="L">
      <Heading>{title}</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-150">
          <SearchField
            label={t('Search below {root}', { root })}
            width="100%"
            value={search}
            onChange={setSearch}
          />
          {!words && <PathCrumbs root={root} folder={folder} onOpen={open} />}
          {words && <Hint role="status" text={foundText(state, places.length, hasMore)} />}
          {state === 'failed' ? (
            <Hint role="alert" text={problem} />
          ) : (
            <PlaceList
              label={words ? t('Found for “{words}”', { words }) : t('In {folder}', { folder })}
              isFound={words !== ''}
              places={places}
              isLoading={state === 'loading'}
              isSelectable={(place) => isAccepted(place, accepts) && isWanted(place, root)}
              multiple={multiple ?? false}
              selected={selected}
              onSelect={setSelected}
              onOpen={({ path }) => open(path)}
              onPick={(place) => onPick([place.path])}
            />
          )}
        </Flex>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="accent" isDisabled={selected.size === 0} onPress={() => onPick([...selected])}>
          {selected.size > 1 ? t('Choose {selected}', { selected: selected.size }) : t('Choose')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

const Hint = ({ role, text }: { role: 'status' | 'alert'; text: string | undefined }) => (
  <Text UNSAFE_className={role === 'alert' ? 'editor-problem' : 'editor-hint'}>
    <span role={role}>{text}</span>
  </Text>
);

function foundText(state: Places['state'], count: number, hasMore: boolean): string {
  if (state === 'loading') return t('Searching…');
  if (state === 'failed' || count === 0) return t('Nothing found.');
  return hasMore
    ? t('The best {count} are shown. Add a word to narrow the search.', { count })
    : t('{count} found.', { count });
}

/** In the asset tree a folder only leads further; elsewhere any node can be chosen. */
const isWanted = (place: Place, root: string): boolean =>
  place.kind !== 'folder' || !root.startsWith('/content/dam') || root === '/content/dam';

function folderOf(current: string | undefined, root: string): string {
  if (!current || !isBelow(current, root)) return root;
  return current.slice(0, current.lastIndexOf('/')) || root;
}

const isBelow = (path: string, root: string) => root === '/' || path.startsWith(`${root}/`);
