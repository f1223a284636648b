import Artboard from '@spectrum-icons/workflow/Artboard';
import Article from '@spectrum-icons/workflow/Article';
import Book from '@spectrum-icons/workflow/Book';
import Box from '@spectrum-icons/workflow/Box';
import Branch2 from '@spectrum-icons/workflow/Branch2';
import BreadcrumbNavigation from '@spectrum-icons/workflow/BreadcrumbNavigation';
import Button from '@spectrum-icons/workflow/Button';
import Calculator from '@spectrum-icons/workflow/Calculator';
import ClassicGridView from '@spectrum-icons/workflow/ClassicGridView';
import Code from '@spectrum-icons/workflow/Code';
import Collection from '@spectrum-icons/workflow/Collection';
import Compare from '@spectrum-icons/workflow/Compare';
import DataBook from '@spectrum-icons/workflow/DataBook';
import DocumentFragment from '@spectrum-icons/workflow/DocumentFragment';
import DocumentFragmentGroup from '@spectrum-icons/workflow/DocumentFragmentGroup';
import Download from '@spectrum-icons/workflow/Download';
import Experience from '@spectrum-icons/workflow/Experience';
import FilePDF from '@spectrum-icons/workflow/FilePDF';
import Filmroll from '@spectrum-icons/workflow/Filmroll';
import Filter from '@spectrum-icons/workflow/Filter';
import FolderOpenOutline from '@spectrum-icons/workflow/FolderOpenOutline';
import Form from '@spectrum-icons/workflow/Form';
import Gauge3 from '@spectrum-icons/workflow/Gauge3';
import GlobeOutline from '@spectrum-icons/workflow/GlobeOutline';
import ImageIcon from '@spectrum-icons/workflow/Image';
import Label from '@spectrum-icons/workflow/Label';
import Link from '@spectrum-icons/workflow/Link';
import LinkNav from '@spectrum-icons/workflow/LinkNav';
import Location from '@spectrum-icons/workflow/Location';
import Maximize from '@spectrum-icons/workflow/Maximize';
import MoveLeftRight from '@spectrum-icons/workflow/MoveLeftRight';
import News from '@spectrum-icons/workflow/News';
import Offer from '@spectrum-icons/workflow/Offer';
import Promote from '@spectrum-icons/workflow/Promote';
import RailBottom from '@spectrum-icons/workflow/RailBottom';
import RailTop from '@spectrum-icons/workflow/RailTop';
import Remove from '@spectrum-icons/workflow/Remove';
import Search from '@spectrum-icons/workflow/Search';
import Send from '@spectrum-icons/workflow/Send';
import Shield from '@spectrum-icons/workflow/Shield';
import ShoppingCart from '@spectrum-icons/workflow/ShoppingCart';
import ShowMenu from '@spectrum-icons/workflow/ShowMenu';
import Star from '@spectrum-icons/workflow/Star';
import Table from '@spectrum-icons/workflow/Table';
import TaskList from '@spectrum-icons/workflow/TaskList';
import TextBulleted from '@spectrum-icons/workflow/TextBulleted';
import TextBulletedHierarchy from '@spectrum-icons/workflow/TextBulletedHierarchy';
import TextEdit from '@spectrum-icons/workflow/TextEdit';
import TextParagraph from '@spectrum-icons/workflow/TextParagraph';
import TextSize from '@spectrum-icons/workflow/TextSize';
import VideoOutline from '@spectrum-icons/workflow/VideoOutline';
import ViewAllTags from '@spectrum-icons/workflow/ViewAllTags';
import ViewCard from '@spectrum-icons/workflow/ViewCard';
import ViewStack from '@spectrum-icons/workflow/ViewStack';
import VisibilityOff from '@spectrum-icons/workflow/VisibilityOff';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { AllowedComponent } from './allowed-components';

type Icon = ComponentType<{ size?: 'S'; 'aria-hidden'?: true; slot?: 'icon' }>;

/** By their names in AEM's interface (`cq:icon`). */
const icons: Readonly<Record<string, Icon>> = {
  artboard: Artboard,
  article: Article,
  book: Book,
  box: Box,
  branch2: Branch2,
  breadcrumbNavigation: BreadcrumbNavigation,
  button: Button,
  calculator: Calculator,
  classicGridView: ClassicGridView,
  code: Code,
  collection: Collection,
  compare: Compare,
  dataBook: DataBook,
  documentFragment: DocumentFragment,
  documentFragmentGroup: DocumentFragmentGroup,
  download: Download,
  experience: Experience,
  filePDF: FilePDF,
  filmroll: Filmroll,
  filter: Filter,
  folderOpenOutline: FolderOpenOutline,
  form: Form,
  gauge3: Gauge3,
  globeOutline: GlobeOutline,
  image: ImageIcon,
  label: Label,
  link: Link,
  linkNav: LinkNav,
  location: Location,
  maximize: Maximize,
  moveLeftRight: MoveLeftRight,
  news: News,
  offer: Offer,
  promote: Promote,
  railBottom: RailBottom,
  railTop: RailTop,
  remove: Remove,
  search: Search,
  send: Send,
  shield: Shield,
  shoppingCart: ShoppingCart,
  showMenu: ShowMenu,
  star: Star,
  table: Table,
  taskList: TaskList,
  textBulleted: TextBulleted,
  textBulletedHierarchy: TextBulletedHierarchy,
  textEdit: TextEdit,
  textParagraph: TextParagraph,
  textSize: TextSize,
  videoOutline: VideoOutline,
  viewAllTags: ViewAllTags,
  viewCard: ViewCard,
  viewStack: ViewStack,
  visibilityOff: VisibilityOff,
};

/** Icon of a component in lists; two letters if its icon is unknown. */
export function ComponentIcon({
  component: { icon, title },
}: {
  component: Pick<AllowedComponent, 'icon' | 'title'>;
}): ReactNode {
  const Icon = iconOf(icon);
  return (
    <span className="ed-list__mark" aria-hidden>
      {Icon ? createElement(Icon, { size: 'S', 'aria-hidden': true }) : title.slice(0, 2)}
    </span>
  );
}

/** @returns undefined if there is none */
export const iconOf = (name: string | undefined): Icon | undefined =>
  name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined;
