import type { ReactNode } from 'react';
import { RichText } from '../../kit/html/Html';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import type { EmbedModel } from './Embed.model';
import { EmbedFrame } from './EmbedFrame';

/**
 * Content of another site. Its player is loaded only with the visitor's consent; until then, and without scripts, a
 * link leads to the original. If there is no player, the link is all.
 */
export function Embed(model: EmbedModel): ReactNode {
  const { id, html, original, player, title, aspectRatio } = model;
  const messages = useMessages();
  return (
    <div className="cmp-embed" id={id}>
      {html && <RichText className="cmp-embed__html" html={html} />}
      {player && original && (
        <EmbedFrame player={player} url={original.url} title={title} aspectRatio={aspectRatio} />
      )}
      {!player && original && (
        <p className="cmp-embed__card">
          {title && <span className="cmp-embed__title">{title}</span>}
          <a className="cmp-embed__link" href={original.url}>
            {messages.openAt(original.host)}
            <Icon name="arrow-right" size={20} />
          </a>
        </p>
      )}
    </div>
  );
}
