import { teaserModel } from '../../../core/components/Teaser/Teaser.model';

/** The teaser’s own: where its actions lead is worked out by the exporter. */
export const commerceTeaserModel = teaserModel;
