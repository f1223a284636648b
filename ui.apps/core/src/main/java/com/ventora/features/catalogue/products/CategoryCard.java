package com.ventora.features.catalogue.products;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.Part;

/**
 * A family as a card with a link to its page.
 *
 * @param products number of products, including those of the families below
 */
record CategoryCard(String id, String title, String familyId, String description, int products, Picture image, Link<?> link)
    implements Part {}
