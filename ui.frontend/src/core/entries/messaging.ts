import { MessageChannel } from '../authoring/message-channel';

/* What AEM's clientlib `cq.authoring.pagemodel.messaging` is to a page in the editor; runs before the page's application. */

window.Granite = { ...window.Granite, author: { ...window.Granite?.author, MessageChannel } };
