package com.ventora.core.models;

import java.util.List;

/** What our pictures need beyond Core Components' `src` and `srcset`: modern formats, the original's size, what matters in them. */
record Picture(
    String src,
    String srcset,
    List<Source> sources,
    Integer width,
    Integer height,
    String alt,
    boolean lazy,
    String sizes,
    String focalPoint)
    implements Part {

    /** The same picture in another format. */
    record Source(String type, String srcset) implements Part {}
}
