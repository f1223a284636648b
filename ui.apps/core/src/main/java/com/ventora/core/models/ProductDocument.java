package com.ventora.core.models;

/**
 * A document of a product.
 *
 * @param language null for a document without words
 * @param isFallback whether it is in another language than its reader's
 */
record ProductDocument(
    String url,
    String title,
    String type,
    String language,
    boolean isFallback,
    String revision,
    String extension,
    Long bytes)
    implements Part {}
