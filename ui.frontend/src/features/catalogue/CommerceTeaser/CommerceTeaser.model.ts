import { teaserModel } from '../../../core/components/Teaser/Teaser.model';

/** The teaser’s model: the exporter resolves the links of its actions. */
export const commerceTeaserModel = teaserModel;
