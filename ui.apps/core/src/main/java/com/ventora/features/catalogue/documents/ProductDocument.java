package com.ventora.features.catalogue.documents;

import com.ventora.core.shared.Part;

/**
 * A document of a product.
 *
 * @param language null for a document without words
 * @param isFallback whether it is in a language other than the reader's
 */
public record ProductDocument(
    String url,
    String title,
    String type,
    String language,
    boolean isFallback,
    String revision,
    String extension,
    Long bytes)
    implements Part {}
