package com.ventora.features.dealers;

import com.ventora.core.shared.ChoiceLinks.Address;
import com.ventora.core.shared.Part;
import com.ventora.features.dealers.PinClusters.Pin;
import com.ventora.features.geography.DrawnMap.Town;
import java.util.List;

/**
 * The map of a list of dealers: numbered pins, and the addresses of the same map zoomed or moved.
 *
 * @param home outline of the page's country, as SVG path data
 * @param land outlines of all others
 * @param corners degrees north and east of the upper left corner, then of the lower right one
 */
record FinderMap(
    int width,
    int height,
    String home,
    String land,
    List<Town> towns,
    int total,
    List<Pin> pins,
    List<Cluster> clusters,
    Address nearer,
    Address further,
    Address north,
    Address east,
    Address south,
    Address west,
    List<Double> corners)
    implements Part {

    /** Overlapping pins. The link zooms in until they are apart; if they never are, `id` is the first of them. */
    record Cluster(long x, long y, List<Integer> numbers, String id, Address link) implements Part {}
}
