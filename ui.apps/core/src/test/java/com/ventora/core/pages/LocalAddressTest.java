package com.ventora.core.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalAddressTest {

    @ParameterizedTest
    @CsvSource({
        "/products, /products",
        "https://www.example.com/products, /products",
        "http://localhost:4503/de/de?p=https://x.example/, /de/de?p=https://x.example/",
        "https://www.example.com, /",
        "/a?to=https://www.example.com/b, /a?to=https://www.example.com/b"
    })
    void hasNoOrigin(String address, String expected) {
        assertEquals(expected, LocalAddress.of(address));
    }

    @Test
    void ofNothingIsNothing() {
        assertNull(LocalAddress.of(null));
    }
}
