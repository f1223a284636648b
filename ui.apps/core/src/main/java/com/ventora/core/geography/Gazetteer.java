package com.ventora.core.geography;

import java.util.List;
import java.util.stream.Stream;

/** The places of seven countries, the largest first, and the areas of their postcodes. Read once, on first use. */
public final class Gazetteer {

    private static final class Shared {
        static final Gazetteer GAZETTEER = new Gazetteer();
    }

    private final List<Place> places;

    /** One line per postcode, as in the file: a map would take many megabytes. */
    private final String postcodes;

    private Gazetteer() {
        places = GeographicData.read("places.tsv").lines().map(Gazetteer::place).toList();
        postcodes = "\n" + GeographicData.read("postcodes.tsv");
    }

    public static Gazetteer get() {
        return Shared.GAZETTEER;
    }

    /** The places in a box, the largest first. */
    public Stream<Place> within(Box box) {
        return places.stream().filter(place -> box.holds(place.point()));
    }

    /** Whether a country has a place nearer to a point than a distance, km. */
    public boolean isNear(Point point, String country, double kilometres) {
        // A degree of latitude is 111 km everywhere, so most places need no trigonometry.
        return places.stream()
            .filter(place -> place.country().equals(country))
            .filter(place -> Math.abs(place.point().latitude() - point.latitude()) * 111 <= kilometres)
            .anyMatch(place -> place.point().kilometresTo(point) < kilometres);
    }

    /**
     * The region of a postcode; null if the postcode is unknown.
     *
     * @param code without spaces, upper case
     */
    public String regionOf(String country, String code) {
        var key = "\n" + country + "\t" + code + "\t";
        var at = postcodes.indexOf(key);
        if (at < 0) return null;
        var start = at + key.length();
        var end = postcodes.indexOf('\n', start);
        return postcodes.substring(start, end < 0 ? postcodes.length() : end).split("\t", -1)[1];
    }

    private static Place place(String row) {
        var cells = row.split("\t", -1);
        var point = new Point(Double.parseDouble(cells[3]), Double.parseDouble(cells[4]));
        return new Place(cells[1], cells[2], cells[0], point, Integer.parseInt(cells[5]));
    }
}
