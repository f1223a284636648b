import '../styles/placeholders.scss';
import { MessageChannel } from '../authoring/message-channel';

/* Replaces AEM's clientlib `cq.authoring.pagemodel.messaging` for a page in the editor; runs before the page's
   application. Its styles are for pages of applications that have none of ours. */

window.Granite = { ...window.Granite, author: { ...window.Granite?.author, MessageChannel } };
