package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.commons.link.Link;

/**
 * A family as a card with a link to its page.
 *
 * @param products number of products, including those of the families below
 */
record CategoryCard(String id, String title, String familyId, String description, int products, Picture image, Link<?> link)
    implements Part {}
