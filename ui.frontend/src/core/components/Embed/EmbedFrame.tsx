import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import type { EmbedModel } from './Embed.model';
import type { Player } from './player';

export interface EmbedFrameProps {
  player: Player;
  /** URL of the original. */
  url: string;
  title: string | undefined;
  aspectRatio: EmbedModel['aspectRatio'];
}

/** The place of a third party's frame, and what is shown until the visitor agrees. The frame then covers it. */
export function EmbedFrame({ player, url, title, aspectRatio }: EmbedFrameProps): ReactNode {
  const messages = useMessages();
  const name = title ?? messages.contentFrom(player.provider);
  return (
    <div
      className={`cmp-embed__frame cmp-embed__frame--${aspectRatio}`}
      data-island="embed"
      data-island-when="idle"
      data-embed-src={player.src}
      data-embed-title={name}
    >
      <div className="cmp-embed__notice">
        {player.kind === 'film' && (
          <span className="cmp-embed__sign">
            <Icon name="play" size={28} />
          </span>
        )}
        <p className="cmp-embed__title">{name}</p>
        <p className="cmp-embed__text">{messages.contentFromNotice(player.provider)}</p>
        <div className="cmp-embed__actions">
          <button
            type="button"
            className="cmp-embed__button cmp-embed__button--once"
            data-embed="once"
            data-needs-script
          >
            {messages.loadOnce}
          </button>
          <button type="button" className="cmp-embed__button" data-embed="always" data-needs-script>
            {messages.loadAlways}
          </button>
        </div>
        <a className="cmp-embed__link" href={url}>
          {messages.openAt(player.provider)}
          <Icon name="arrow-right" size={20} />
        </a>
      </div>
    </div>
  );
}
