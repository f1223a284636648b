package com.ventora.core.models;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Calendar;
import org.apache.sling.api.resource.Resource;

/** When an asset was changed, and which revision of it that is. */
final class AssetChange {

    private static final int MONTH = "2026-01".length();

    private AssetChange() {}

    /** Epoch milliseconds; 0 where it never was. */
    static long time(Resource asset) {
        var content = asset.getChild("jcr:content");
        var changed = content == null ? null : content.getValueMap().get("jcr:lastModified", Calendar.class);
        return changed == null ? 0 : changed.getTimeInMillis();
    }

    /** The ISO day of it. */
    static String day(Resource asset) {
        return day(time(asset)).toString();
    }

    static LocalDate day(long time) {
        return Instant.ofEpochMilli(time).atZone(ZoneOffset.UTC).toLocalDate();
    }

    /** As its author counts; else the month of the last change. */
    static String revision(Resource asset) {
        var revision = AssetMetadata.text(asset, "ventora:revision");
        return revision != null ? revision : day(asset).substring(0, MONTH);
    }
}
