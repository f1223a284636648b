package com.ventora.features.dealers;

import com.ventora.core.shared.Fragment;
import com.ventora.features.geography.Gazetteer;
import com.ventora.features.geography.Point;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import org.apache.sling.api.resource.Resource;

/** A validated fragment of the model `dealer`. */
public final class Dealer {

    private final Fragment fragment;
    private final Point point;
    private final List<List<List<String>>> hours;

    /** @throws IllegalArgumentException for a fragment without a usable address, naming its element */
    Dealer(Resource asset) {
        fragment = new Fragment(asset);
        for (var name : List.of("name", "street", "postcode", "town", "country", "telephone", "telephoneNumber")) needed(name);
        point = new Point(degrees("latitude", 90), degrees("longitude", 180));
        hours = new OpeningHours(openingHours()).times();
        try {
            ZoneId.of(needed("timeZone"));
        } catch (DateTimeException e) {
            throw new IllegalArgumentException(asset.getPath() + ": timeZone: write as in Europe/London", e);
        }
    }

    /** The fragment's name: identifies the dealer in addresses and on the page. */
    public String slug() {
        return fragment.asset().getName();
    }

    /** A value that is the same in all languages; null if there is none. */
    public String get(String name) {
        return fragment.master().get(name, String.class);
    }

    /** A text in a language; null if there is none. */
    public String text(String name, Locale locale) {
        return fragment.text(name, locale);
    }

    /** ISO 3166-1, upper case. */
    public String country() {
        return get("country").toUpperCase(Locale.ROOT);
    }

    public Point point() {
        return point;
    }

    /** As written by the author, for structured data. */
    public List<String> openingHours() {
        return fragment.listed("openingHours");
    }

    /** Seven days from Monday, each with its opening and closing times. */
    public List<List<List<String>>> hours() {
        return hours;
    }

    /** Last segments of the tags in a property: `hire`, `screw`. */
    List<String> tags(String property) {
        return fragment.listed(property).stream().map(tag -> tag.substring(tag.lastIndexOf('/') + 1)).toList();
    }

    /** BCP 47. */
    public List<String> languages() {
        return fragment.listed("languages");
    }

    /** The state or province code that American addresses need after the town, from the postcode; null elsewhere. */
    public String state() {
        var known = switch (country()) {
            case "US" -> 5;
            case "CA" -> 3;
            default -> 0;
        };
        var postcode = get("postcode");
        return known == 0 ? null : Gazetteer.get().regionOf(country(), postcode.substring(0, Math.min(known, postcode.length())));
    }

    private String needed(String name) {
        var value = get(name);
        if (value == null || value.isEmpty()) throw new IllegalArgumentException(fragment.path() + ": " + name + " is missing");
        return value;
    }

    private double degrees(String name, int most) {
        if (fragment.master().get(name) instanceof Number value && Math.abs(value.doubleValue()) <= most) return value.doubleValue();
        throw new IllegalArgumentException(fragment.path() + ": " + name + " is not a number of degrees up to " + most);
    }
}
