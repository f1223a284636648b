package com.ventora.features.catalogue.products;

import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.Part;
import com.ventora.features.catalogue.Figure;
import java.util.List;

/** A product as a card: its name, kind, figures and first picture, with a link to its page in the reader's language. */
public record ProductCard(
    String id,
    String sku,
    String name,
    String kind,
    String description,
    String family,
    String familyId,
    List<Figure> figures,
    int variants,
    Picture image,
    Link<?> link)
    implements Part {}
