"""Airbrush, underbody gun and blast gun."""
import math
import wordmark as wm
from core import at, box, cyl, hexagon, hose, lathe, loft, prism, ring, socket_screw, tube, wrap_on_cylinder
from parts.decals import logo_upright
from parts.fittings import logo_flat
from tools.common import air_inlet, tool_setup


def airbrush():
    """Pen of chromed brass with a cup on top, a rocking lever behind it and the hose below; it lies in its holder."""
    z = .062
    with at((0, 0, z), (0, -90, 0)):                     # local Z = spray direction (-X), local X = up
        lathe([(.0056, -.030), (.0060, -.026), (.0060, .022), (.0056, .026), (0, .026)], material='chrome', n=72, bevel=.0003)
        lathe([(.0062, .025), (.0064, .027), (.0062, .036), (.0044, .041), (.0030, .046), (.0026, .050), (.0010, .052), (0, .0515)], material='chrome', n=72, bevel=.0003)
        for k in (.0285, .0305, .0325):
            ring(.0063, .0004, (0, 0, k), 'alu_dark', n=72)
        lathe([(.0030, .0500), (.0034, .0510), (.0034, .0550), (.0028, .0560), (.0022, .0560), (.0022, .0510)], material='brass', n=48, bevel=.0002)
        lathe([(.0061, -.0285), (.0067, -.0310), (.0067, -.0620), (.0058, -.0700), (.0050, -.0740)], material='blue', n=72, bevel=.0003)
        lathe([(.0068, -.0300), (.0071, -.0308), (.0071, -.0328), (.0068, -.0336)], material='yellow', n=72, bevel=.0002)
        lathe([(.0050, -.0735), (.0054, -.0750), (.0054, -.0850), (.0036, -.0920), (0, -.0925)][::-1], material='chrome', n=48, bevel=.0003)
        for k in range(6):
            ring(.0054, .0004, (0, 0, -.0765-k*.0014), 'alu_dark', n=48)
    # cup with a lid
    with at((-.012, 0, z+.0050)):
        lathe([(.0045, -.001), (.0048, .004), (.0060, .007), (.0120, .014), (.0140, .019), (.0140, .027), (0, .027)], material='chrome', n=72, bevel=.0003)
        lathe([(.0142, .0265), (.0147, .0275), (.0147, .0305), (.0130, .0325), (.0040, .0330), (.0030, .0360), (0, .0362)], material='chrome', n=72, bevel=.0003)
    # lever: stem and finger button
    tube([(.0125, 0, z+.004), (.0150, 0, z+.0125)], .0015, 'steel', bend=0)
    with at((.0154, 0, z+.0135), (0, 22, 0)):
        lathe([(.0040, 0), (.0048, .0010), (.0046, .0022), (.0030, .0018), (0, .0014)], material='chrome', n=48, bevel=.0002)
    # air valve, coupling and hose
    with at((.006, 0, z), (180, 0, 0)):
        lathe([(.0054, .002), (.0050, .012), (.0042, .014), (.0042, .021)], material='chrome', n=56, bevel=.0003)
        prism(hexagon(.0056), .006, (0, 0, .020), 'chrome', bevel=.0004)
        lathe([(.0048, .026), (.0052, .027), (.0046, .034), (0, .034)], material='black', n=40, bevel=.0003)
    hose([(.006, 0, z-.032), (.008, -.001, z-.044), (.022, -.008, .0080), (.050, -.010, .0034), (.090, .004, .0034), (.118, .034, .0034)], .0032, 'hose_blue', ferrules=False)
    # holder: foot and bow
    cyl(.0240, .006, (-.030, .016, 0), 'graphite', n=72, bevel=.0012)
    tube([(-.030, .016, .005), (-.030, .016, z-.020), (-.024, .010, z-.0095), (-.024, .0064, z-.0066), (-.024, -.0062, z-.0066)], .0020, 'steel', bend=.008)
    tube([(-.030, .016, .020), (-.030, .016, z-.026), (.024, .010, z-.0100), (.024, .0064, z-.0080), (.024, -.0062, z-.0080)], .0020, 'steel', bend=.008)
    wrap_on_cylinder(wm.centred(), .0067, .0034, 'white', (.048, 0, z), centre_deg=20)


def gun_body(z, tip):
    """Pistol in polished metal with a straight barrel to x = -`tip`: for wax and for blasting."""
    with at((0, 0, z), (0, -90, 0)):
        loft([((0, 0, -.030), .0120, .0105, 2.3), ((0, 0, -.020), .0155, .0130, 2.4), ((.001, 0, .004), .0165, .0140, 2.5), ((0, 0, .030), .0150, .0140, 2.2), ((0, 0, .040), .0140, .0140, 2)], 'blue', n=48)
        lathe([(.0142, .0395), (.0147, .0405), (.0147, .0440), (.0142, .0450)], material='yellow', n=72, bevel=.0004)
        lathe([(.0135, .0445), (.0125, .0500), (.0110, .0540), (.0110, tip), (0, tip)], material='alu_tool', n=72, bevel=.0005)
        lathe([(.0085, -.029), (.0090, -.033), (.0090, -.042), (.0070, -.045), (0, -.045)][::-1], material='chrome', n=48, bevel=.0004)
    loft([((.014, 0, z-.006), .0160, .0115, 2.5), ((.017, 0, z-.022), .0142, .0116, 2.4), ((.022, 0, z-.050), .0142, .0122, 2.4), ((.028, 0, z-.084), .0146, .0126, 2.4), ((.031, 0, z-.104), .0150, .0128, 2.5), ((.0315, 0, z-.110), .0140, .0120, 2.5)], 'blue', n=40)
    for i in range(7):
        k = z-.040-i*.0075
        x = .0202+i*.00132
        loft([((x, 0, k-.0013), .0140, .0120, 2.4), ((x, 0, k), .0156, .0136, 2.4), ((x, 0, k+.0013), .0140, .0120, 2.4)], 'rubber', n=40)
    loft([((-.006, 0, z-.010), .0060, .0085, 2.6), ((-.007, 0, z-.026), .0048, .0085, 2.6), ((-.004, 0, z-.044), .0046, .0080, 2.6), ((-.002, 0, z-.064), .0052, .0075, 2.6), ((-.006, 0, z-.074), .0046, .0070, 2.6)], 'yellow', n=32)
    with at((.0322, 0, z-.108), (0, -8, 0)):
        air_inlet((0, 0, 0), (0, 0, 0), .95)
    for s in (-1, 1):
        socket_screw((-.002, s*.0139, z-.004), .0030, 'Y' if s > 0 else '-Y')
    logo_flat(.0054, (.002, -.0145, z+.004), with_mark=False)


def underbody():
    """Litre cartridge screwed under the gun; its wand with the hook nozzle is coiled beside it."""
    z = .272
    with at((-.058, 0, 0)):
        lathe([(.0400, 0), (.0440, .001), (.0445, .004), (.0445, .172), (.0430, .178), (.0300, .196), (.0230, .204), (.0215, .206), (.0215, .222), (0, .222)], material='graphite', n=128, bevel=.0008)
        for k in (.004, .174):
            ring(.0445, .0012, (0, 0, k), 'alu_dark', n=96)
        lathe([(.0449, .040), (.0449, .140)], material='blue', n=128, caps=False)
        lathe([(.0450, .134), (.0450, .1385)], material='yellow', n=128, caps=False)
        logo_upright(.0451, .0105, .098, centre=-121)
        lathe([(.0250, .212), (.0265, .214), (.0265, .236), (.0240, .239), (.0120, .240), (.0120, z)], material='alu_dark', n=96, bevel=.0008)
        for i in range(32):
            a = 2*math.pi*i/32
            box((.0014, .0018, .014), (.0265*math.cos(a), .0265*math.sin(a), .225), 'alu_dark', .0004, rot=(0, 0, math.degrees(a)))
    gun_body(z, .092)
    with at((-.092, 0, z), (0, -90, 0)):
        prism(hexagon(.0125), .010, (0, 0, -.002), 'chrome', bevel=.0007)
        lathe([(.0090, .007), (.0085, .016), (.0050, .022), (.0024, .023), (.0024, .018), (0, .018)], material='brass', n=48, bevel=.0004)
    turns = 2.15
    coil = []
    for i in range(61):
        t = i/60
        a = 2*math.pi*turns*t + math.radians(200)
        r = .060+.006*math.sin(5*t)
        coil.append((.095+r*math.cos(a), -.085+r*math.sin(a), .0045+.0082*turns*t*.93))
    tube(coil, .0040, 'grey', bend=0)
    end, before = coil[-1], coil[-3]
    a = math.degrees(math.atan2(end[1]-before[1], end[0]-before[0]))
    with at(end, (0, 90, a)):
        lathe([(.0056, -.012), (.0062, -.010), (.0062, .006), (.0046, .008), (.0046, .018), (0, .018)], material='brass', n=40, bevel=.0004)
    start, after = coil[0], coil[2]
    a = math.degrees(math.atan2(start[1]-after[1], start[0]-after[0]))
    with at(start, (0, 90, a)):
        prism(hexagon(.0070), .016, (0, 0, -.004), 'chrome', bevel=.0005)


def blast():
    """Hopper with corundum on the barrel, a thick hardened nozzle in front."""
    z = .150
    gun_body(z, .080)
    with at((-.080, 0, z), (0, -90, 0)):
        lathe([(.0150, -.004), (.0165, -.002), (.0165, .022), (.0145, .026), (.0110, .026)], material='alu_dark', n=72, bevel=.0006)
        for k in (.002, .006, .010, .014):
            ring(.0166, .0008, (0, 0, k), 'alu_dark', n=72)
        lathe([(.0100, .024), (.0098, .058), (.0080, .062), (.0036, .062), (.0028, .050), (0, .050)], material='steel', n=64, bevel=.0006)
    with at((-.056, 0, z+.006), (0, 8, 0)):
        lathe([(.0130, 0), (.0125, .022), (0, .022)], material='alu_tool', n=64, bevel=.0006)
        prism(hexagon(.0175), .010, (0, 0, .014), 'chrome', bevel=.0008)
        cup = [(.0120, .022), (.0150, .026), (.0170, .034), (.0420, .072), (.0470, .080), (.0480, .090), (.0495, .150)]
        lathe(cup, material='glass', n=96, caps=False)
        lathe([(.0144, .027), (.0163, .035), (.0413, .0725), (.0462, .0806), (.0473, .0905), (.0480, .116), (.0300, .122), (0, .128)], material='abrasive', n=96)
        lathe([(.0500, .143), (.0512, .145), (.0512, .157), (.0495, .160), (.0300, .162), (0, .162)], material='black', n=96, bevel=.0008)
        for i in range(40):
            a = 2*math.pi*i/40
            box((.0012, .0022, .010), (.0513*math.cos(a), .0513*math.sin(a), .151), 'black', .0004, rot=(0, 0, math.degrees(a)))


SHOTS = {'airbrush': airbrush, 'underbody': underbody, 'blast': blast}


def scene(which):
    SHOTS[which]()
    tool_setup(azimuth=-32, pitch=16 if which == 'underbody' else 12, fill=.80)
