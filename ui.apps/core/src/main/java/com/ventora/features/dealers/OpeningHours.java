package com.ventora.features.dealers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A week of opening hours, in the format of schema.org's `openingHours`: `Mo-Th 07:30-12:00,13:00-17:00`. */
final class OpeningHours {

    /** Minutes after midnight; the end can be after midnight of the next day. */
    private record Span(int from, int to) {

        List<String> times() {
            return List.of(clockTime(from), clockTime(to));
        }
    }

    private static final List<String> DAYS = List.of("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");
    private static final Pattern LINE = Pattern.compile(
        "([A-Z][a-z])(?:-([A-Z][a-z]))? (\\d\\d:\\d\\d-\\d\\d:\\d\\d(?:,\\d\\d:\\d\\d-\\d\\d:\\d\\d)*)");
    private static final int DAY_MINUTES = 24 * 60;

    private final List<List<Span>> week = Stream.generate(() -> (List<Span>) new ArrayList<Span>()).limit(7).toList();

    /** @throws IllegalArgumentException naming a line with an invalid time */
    OpeningHours(Collection<String> lines) {
        lines.forEach(this::read);
        week.forEach(day -> day.sort(Comparator.comparingInt(Span::from)));
    }

    /** Seven days from Monday, each with its opening and closing times: `07:30`, `12:00`. */
    List<List<List<String>>> times() {
        return week.stream().map(day -> day.stream().map(Span::times).toList()).toList();
    }

    private void read(String line) {
        var matcher = LINE.matcher(line.trim());
        if (!matcher.matches()) throw unreadable(line);
        var from = DAYS.indexOf(matcher.group(1));
        var to = matcher.group(2) == null ? from : DAYS.indexOf(matcher.group(2));
        if (from < 0 || to < from) throw unreadable(line);
        var spans = Stream.of(matcher.group(3).split(",")).map(span -> span(span, line)).toList();
        week.subList(from, to + 1).forEach(day -> day.addAll(spans));
    }

    private static Span span(String words, String line) {
        var times = Stream.of(words.split("-")).mapToInt(time -> minutes(time, line)).toArray();
        return new Span(times[0], times[1] > times[0] ? times[1] : times[1] + DAY_MINUTES);
    }

    private static int minutes(String time, String line) {
        var hours = Integer.parseInt(time.substring(0, 2));
        var minutes = Integer.parseInt(time.substring(3));
        if (hours > 24 || minutes > 59) throw unreadable(line);
        return hours * 60 + minutes;
    }

    private static IllegalArgumentException unreadable(String line) {
        return new IllegalArgumentException("\"" + line + "\": write as in Mo-Fr 08:00-12:00,13:00-17:00");
    }

    /** 26 hours after midnight becomes `02:00`. */
    private static String clockTime(int minutes) {
        var inDay = minutes % DAY_MINUTES;
        return "%02d:%02d".formatted(inDay / 60, inDay % 60);
    }
}
