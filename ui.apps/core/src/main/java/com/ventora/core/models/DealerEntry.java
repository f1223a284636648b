package com.ventora.core.models;

import com.ventora.core.models.ChoiceLinks.Address;
import java.util.List;

/**
 * A dealer in the list.
 *
 * @param number that of the dealer's pin on the map
 * @param link the list of the own country is the page itself; anybody else is a page of one
 */
record DealerEntry(
    String id,
    int number,
    String name,
    String street,
    String postcode,
    String town,
    String state,
    String region,
    String country,
    boolean isAbroad,
    double latitude,
    double longitude,
    String telephone,
    String telephoneNumber,
    String email,
    String website,
    String timeZone,
    List<List<List<String>>> hours,
    List<String> openingHours,
    String holidays,
    List<String> services,
    List<String> lines,
    List<String> languages,
    Address link,
    Address mapLink)
    implements Part {}
