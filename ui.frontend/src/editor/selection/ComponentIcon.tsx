import Artboard from '@spectrum-icons/workflow/Artboard';
import Article from '@spectrum-icons/workflow/Article';
import Book from '@spectrum-icons/workflow/Book';
import Box from '@spectrum-icons/workflow/Box';
import Branch2 from '@spectrum-icons/workflow/Branch2';
import BreadcrumbNavigation from '@spectrum-icons/workflow/BreadcrumbNavigation';
import Button from '@spectrum-icons/workflow/Button';
import ClassicGridView from '@spectrum-icons/workflow/ClassicGridView';
import Code from '@spectrum-icons/workflow/Code';
import Collection from '@spectrum-icons/workflow/Collection';
import DataBook from '@spectrum-icons/workflow/DataBook';
import DocumentFragment from '@spectrum-icons/workflow/DocumentFragment';
import DocumentFragmentGroup from '@spectrum-icons/workflow/DocumentFragmentGroup';
import Download from '@spectrum-icons/workflow/Download';
import Experience from '@spectrum-icons/workflow/Experience';
import FilePDF from '@spectrum-icons/workflow/FilePDF';
import Filmroll from '@spectrum-icons/workflow/Filmroll';
import FolderOpenOutline from '@spectrum-icons/workflow/FolderOpenOutline';
import Form from '@spectrum-icons/workflow/Form';
import Gauge3 from '@spectrum-icons/workflow/Gauge3';
import GlobeOutline from '@spectrum-icons/workflow/GlobeOutline';
import ImageIcon from '@spectrum-icons/workflow/Image';
import Link from '@spectrum-icons/workflow/Link';
import LinkNav from '@spectrum-icons/workflow/LinkNav';
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

type Icon = ComponentType<{ size?: 'S'; 'aria-hidden'?: true }>;

/** By resource type, without the project's folder. */
const icons: Readonly<Record<string, Icon>> = {
  accordion: ViewStack,
  breadcrumb: BreadcrumbNavigation,
  button: Button,
  cardlist: ViewCard,
  carousel: MoveLeftRight,
  container: Artboard,
  contentfragment: DocumentFragment,
  contentfragmentlist: DocumentFragmentGroup,
  cookiebanner: Shield,
  download: Download,
  embed: Code,
  experiencefragment: Experience,
  footer: RailBottom,
  'form/button': Send,
  'form/container': Form,
  'form/hidden': VisibilityOff,
  'form/options': TaskList,
  'form/text': TextEdit,
  header: RailTop,
  icon: Star,
  image: ImageIcon,
  languagenavigation: GlobeOutline,
  link: Link,
  list: TextBulleted,
  modal: Maximize,
  navigation: LinkNav,
  pdfviewer: FilePDF,
  progressbar: Gauge3,
  search: Search,
  separator: Remove,
  table: Table,
  tableofcontents: TextBulletedHierarchy,
  tabs: FolderOpenOutline,
  teaser: Article,
  teaserlist: News,
  text: TextParagraph,
  title: TextSize,
  topnavigation: ShowMenu,
  video: VideoOutline,
  'commerce/breadcrumb': BreadcrumbNavigation,
  'commerce/categorycarousel': Collection,
  'commerce/contentfragment': DataBook,
  'commerce/experiencefragment': Experience,
  'commerce/featuredcategorylist': ViewAllTags,
  'commerce/navigation': LinkNav,
  'commerce/product': Box,
  'commerce/productcarousel': Filmroll,
  'commerce/productlist': ClassicGridView,
  'commerce/productteaser': Offer,
  'commerce/relatedproducts': Branch2,
  'commerce/search': Search,
  'commerce/teaser': Promote,
};

/** Of a component that the table does not have: that of its group. */
const groupIcons: Readonly<Record<string, Icon>> = {
  Structure: Artboard,
  Commerce: ShoppingCart,
  Library: Book,
};

/** What stands for a component in lists of them; two letters where neither it nor its group is known. */
export function ComponentIcon({
  component,
}: {
  component: Pick<AllowedComponent, 'resourceType' | 'title' | 'group'>;
}): ReactNode {
  const icon = iconOf(component);
  return (
    <span className="ed-list__mark" aria-hidden>
      {icon ? createElement(icon, { size: 'S', 'aria-hidden': true }) : component.title.slice(0, 2)}
    </span>
  );
}

/** @returns undefined where there is none of its own, nor one of its group */
export const iconOf = ({
  resourceType,
  group,
}: Pick<AllowedComponent, 'resourceType' | 'group'>): Icon | undefined =>
  icons[resourceType.replace(/^.*?\/components\//, '')] ?? groupIcons[group.replace(/^\S+ - /, '')];
