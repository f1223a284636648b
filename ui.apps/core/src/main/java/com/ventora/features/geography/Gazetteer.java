package com.ventora.features.geography;

import static java.util.stream.Collectors.groupingBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The places of seven countries, the largest first, and the areas of their postcodes. Read once, on first use. */
public final class Gazetteer {

    private static final class Shared {
        static final Gazetteer GAZETTEER = new Gazetteer();
    }

    /** Everywhere, km. */
    private static final double DEGREE_OF_LATITUDE = 111;

    private static final Pattern COUNTRY = Pattern.compile("[A-Z]{2}");

    private final List<Place> places;

    /** By country and whole degree of latitude: a question about an area reads only its degrees. */
    private final Map<String, List<Place>> bands;

    /** By country, one line per postcode, as in the file: a map would take many megabytes. Read when first needed. */
    private final Map<String, String> postcodes = new ConcurrentHashMap<>();

    private Gazetteer() {
        places = GeographicData.read("places.tsv").lines().map(Gazetteer::place).toList();
        bands = places.stream().collect(groupingBy(place -> bandOf(place.country(), place.point().latitude())));
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
        var reach = kilometres / DEGREE_OF_LATITUDE;
        return IntStream.rangeClosed((int) Math.floor(point.latitude() - reach), (int) Math.floor(point.latitude() + reach))
            .mapToObj(latitude -> bands.getOrDefault(bandOf(country, latitude), List.of()))
            .flatMap(List::stream)
            .anyMatch(place -> place.point().kilometresTo(point) < kilometres);
    }

    private static String bandOf(String country, double latitude) {
        return country + " " + (int) Math.floor(latitude);
    }

    /**
     * The region of a postcode; null if the postcode is unknown.
     *
     * @param country ISO 3166-1, upper case
     * @param code without spaces, upper case
     */
    public String regionOf(String country, String code) {
        var lines = COUNTRY.matcher(country).matches() ? postcodes.computeIfAbsent(country, Gazetteer::postcodesOf) : "";
        var key = "\n" + code + "\t";
        var at = lines.indexOf(key);
        if (at < 0) return null;
        var start = at + key.length();
        var end = lines.indexOf('\n', start);
        return lines.substring(start, end < 0 ? lines.length() : end).split("\t", -1)[1];
    }

    private static String postcodesOf(String country) {
        return "\n" + GeographicData.readIfAny("postcodes-" + country + ".tsv");
    }

    private static Place place(String row) {
        var cells = row.split("\t", -1);
        var point = new Point(Double.parseDouble(cells[3]), Double.parseDouble(cells[4]));
        return new Place(cells[1], cells[2], cells[0], point, Integer.parseInt(cells[5]));
    }
}
