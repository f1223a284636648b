package com.ventora.features.catalogue;

import com.ventora.core.shared.Fragment;
import java.util.Locale;

/** Order numbers. */
public final class Sku {

    private Sku() {}

    /** Normalises a typed order number: case, spaces and punctuation are ignored. `v 1050/00` is `V-1050-00`. */
    public static String folded(String sku) {
        return sku.toUpperCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** The order number of a fragment; its name if it has none. */
    static String of(Fragment fragment) {
        var own = fragment.master().get("sku", "");
        return own.isEmpty() ? fragment.asset().getName().toUpperCase(Locale.ROOT) : own;
    }
}
