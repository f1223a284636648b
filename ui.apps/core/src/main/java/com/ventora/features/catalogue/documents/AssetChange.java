package com.ventora.features.catalogue.documents;

import com.ventora.core.pictures.AssetMetadata;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Calendar;
import org.apache.sling.api.resource.Resource;

/** The last change of an asset, and its revision. */
final class AssetChange {

    private static final int MONTH = "2026-01".length();

    private AssetChange() {}

    /** Epoch milliseconds; 0 if it was never changed. */
    static long time(Resource asset) {
        var content = asset.getChild("jcr:content");
        var changed = content == null ? null : content.getValueMap().get("jcr:lastModified", Calendar.class);
        return changed == null ? 0 : changed.getTimeInMillis();
    }

    /** Its ISO date. */
    static String day(Resource asset) {
        return day(time(asset)).toString();
    }

    static LocalDate day(long time) {
        return Instant.ofEpochMilli(time).atZone(ZoneOffset.UTC).toLocalDate();
    }

    /** The author's revision number; else the month of the last change. */
    static String revision(Resource asset) {
        var revision = AssetMetadata.text(asset, "ventora:revision");
        return revision != null ? revision : day(asset).substring(0, MONTH);
    }
}
